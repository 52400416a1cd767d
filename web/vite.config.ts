import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// While developing, everything but the page comes from a running server.
const target = process.env.BRASIER_SERVER ?? "http://127.0.0.1:8018";
const proxy = { "/api": { target }, "/texts": { target }, "/ws": { target, ws: true } };

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    // A file of its own for every picture: the page's policy is the same for all of them, and caching stays exact.
    assetsInlineLimit: 0,
  },
  server: { host: "127.0.0.1", strictPort: true, proxy },
  preview: { host: "127.0.0.1", strictPort: true, proxy },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
  },
});
