// The colours of the players are told apart by everybody, in each palette by those it is made for.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLOURS } from "./art/emblems";

type Three = [number, number, number];
type Sight = keyof typeof SIGHTS;

// What an eye without one kind of cone makes of linear red, green and blue (Machado, Oliveira, Fernandes 2009).
const SIGHTS = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
} satisfies Record<string, Three[]>; // prettier-ignore

const APART = 25; // ΔE 1976: nobody takes one for the other
const READABLE = 4.5;
const VISIBLE = 3;

function read(file: string, selector: string): Map<string, string> {
  const css = readFileSync(new URL(file, import.meta.url), "utf-8");
  const rules = css
    .split("}")
    .filter((rule) => rule.includes("--red:") && rule.split("{")[0]?.trim().endsWith(selector));
  return new Map(
    [...rules.join().matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name ?? "", value ?? ""]),
  );
}

const PALETTES: [string, Map<string, string>, Sight[]][] = [
  ["usual", read("./app.css", ":root"), ["normal", "protan", "deutan", "tritan"]],
  ["red-green", read("./palettes.css", '[data-palette="red-green"]'), ["normal", "protan", "deutan"]],
  ["blue-yellow", read("./palettes.css", '[data-palette="blue-yellow"]'), ["normal", "tritan"]],
];

function linear(colour: string): Three {
  return [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Three;
}

function dot(one: Three, other: Three): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function contrast(one: string, other: string): number {
  const [dark, light] = [one, other]
    .map((colour) => dot([0.2126, 0.7152, 0.0722], linear(colour)))
    .sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function lab(colour: string, sight: Sight): Three {
  const seen = SIGHTS[sight].map((row) => Math.min(1, Math.max(0, dot(row as Three, linear(colour))))) as Three;
  const bent = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = bent(dot([0.4124, 0.3576, 0.1805], seen) / 0.95047);
  const y = bent(dot([0.2126, 0.7152, 0.0722], seen));
  const z = bent(dot([0.0193, 0.1192, 0.9505], seen) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function closest(palette: Map<string, string>, sight: Sight): number {
  const seen = COLOURS.map((colour) => lab(palette.get(colour) ?? "#000000", sight));
  return Math.min(
    ...seen.flatMap((one, index) =>
      seen.slice(index + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])),
    ),
  );
}

test.each(PALETTES)("%s: no two colours are taken for each other", (_, palette, sights) => {
  for (const sight of sights) expect(closest(palette, sight), sight).toBeGreaterThanOrEqual(APART);
});

test.each(PALETTES)("%s: letters are read on every colour, and every colour is seen at night", (_, palette) => {
  for (const colour of COLOURS) {
    const fill = palette.get(colour) ?? "";
    expect(contrast(palette.get(`on-${colour}`) ?? "", fill), colour).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(fill, "#16111d"), colour).toBeGreaterThanOrEqual(VISIBLE);
  }
});

test("the other palettes part what they are made for further than the usual one", () => {
  const [usual, redGreen, blueYellow] = PALETTES.map(([, palette]) => palette) as [
    Map<string, string>,
    Map<string, string>,
    Map<string, string>,
  ];
  for (const sight of ["protan", "deutan"] as const)
    expect(closest(redGreen, sight)).toBeGreaterThan(closest(usual, sight));
  expect(closest(blueYellow, "tritan")).toBeGreaterThan(closest(usual, "tritan"));
});
