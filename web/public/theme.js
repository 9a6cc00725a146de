// Runs before the first paint, so that nobody who chose the night is dazzled. It cannot be inline: our pages
// forbid scripts without an address.
try {
  const { theme } = JSON.parse(localStorage.getItem('tortuga.settings') ?? '{}');
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme;
} catch {
  // Nothing kept: the system decides.
}
