// Applies the chosen theme before the first paint. A separate file, because the content security policy forbids inline
// scripts; not a module, because modules run too late.
{
  const chosen = localStorage.getItem('kontor.theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
}
