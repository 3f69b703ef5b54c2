/** A mark on the tab and on the app's icon: somebody waits. */

const USUAL = '/icon.svg'
const WAITED = '/icon-turn.svg'

export function badge(waited: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', waited ? WAITED : USUAL)
  if (!('setAppBadge' in navigator)) return
  void (waited ? navigator.setAppBadge() : navigator.clearAppBadge())
}
