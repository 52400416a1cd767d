// Before anything is drawn: the theme somebody chose, so that the page does not flash in the other one.
(() => {
  let theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("brasier-settings") ?? "{}").theme ?? theme;
  } catch {
    // no storage, or not ours: the system's
  }
  if (theme === "system") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
})();
