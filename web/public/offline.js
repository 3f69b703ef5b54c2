// Picks the language of the offline page, and reloads once the server responds.
{
  const WAIT = 5000
  const spoken = [...document.querySelectorAll('main')].map((part) => part.lang)
  const wanted = [localStorage.getItem('kontor.language'), ...navigator.languages]
  const codes = wanted.map((one) => (one ?? '').slice(0, 2).toLowerCase())
  document.documentElement.lang = codes.find((code) => spoken.includes(code)) ?? 'en'

  // The static page works without the server, if this browser has stored it.
  const stored = async () => {
    if (!(await caches.keys()).some((name) => name.startsWith('page-/page/-'))) return
    for (const link of document.querySelectorAll('.page')) link.hidden = false
  }
  void stored()

  const back = () => location.reload()
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', back)
  addEventListener('online', back)

  // The device may be online while the server is down.
  const ask = async () => {
    const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => null)
    if (answer?.ok) back()
    else setTimeout(ask, WAIT)
  }
  setTimeout(ask, WAIT)
}
