/** Mounts the client in the page. */

import { mount } from 'svelte'
import App from './App.svelte'
import { registerWorker } from './app/worker'
import { waitForOffer } from './signals/install.svelte'
import './style/global.css'

export function open(): void {
  const target = document.getElementById('kontor')
  if (!target) throw new Error('the page has no #kontor')
  mount(App, { target })
  waitForOffer()
  registerWorker()
}
