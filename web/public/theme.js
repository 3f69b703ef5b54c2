// Before anything is painted: the look that was chosen by hand, if one was. A file of its own, because the content
// policy allows no script within a page; not a module, because those wait until the page is read.
{
  const chosen = localStorage.getItem('kontor.theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
}
