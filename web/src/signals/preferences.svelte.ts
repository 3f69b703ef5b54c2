/** Settings of this browser for sounds, notifications and confirmations. */

const SOUND = 'kontor.sound'
const VOLUME = 'kontor.volume'
const NOTICES = 'kontor.notices'
const CONFIRM = 'kontor.confirm'
const USUAL = 0.5

const kept = Number(localStorage.getItem(VOLUME) ?? USUAL)

let sound = $state(localStorage.getItem(SOUND) !== 'off')
/** Volume between 0 and 1. */
let volume = $state(kept >= 0 && kept <= 1 ? kept : USUAL)
/** True if notifications are enabled in this browser, which must also allow them (see `notifications.ts`). */
let notices = $state(localStorage.getItem(NOTICES) === 'on')
/** True to ask before a move ends the turn. */
let confirm = $state(localStorage.getItem(CONFIRM) === 'on')

export const preferences = {
  get sound(): boolean {
    return sound
  },
  set sound(on: boolean) {
    sound = on
    localStorage.setItem(SOUND, on ? 'on' : 'off')
  },
  get volume(): number {
    return volume
  },
  set volume(loud: number) {
    volume = loud
    localStorage.setItem(VOLUME, String(loud))
  },
  get notices(): boolean {
    return notices
  },
  set notices(on: boolean) {
    notices = on
    localStorage.setItem(NOTICES, on ? 'on' : 'off')
  },
  get confirm(): boolean {
    return confirm
  },
  set confirm(on: boolean) {
    confirm = on
    localStorage.setItem(CONFIRM, on ? 'on' : 'off')
  },
}
