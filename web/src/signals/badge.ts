/** A badge on the tab and on the app's icon when it is your turn. */

import { besidePage } from '../page/site'

const USUAL = 'icon.svg'
const WAITED = 'icon-turn.svg'

export function badge(waited: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', besidePage(waited ? WAITED : USUAL))
  if (!('setAppBadge' in navigator)) return
  void (waited ? navigator.setAppBadge() : navigator.clearAppBadge())
}
