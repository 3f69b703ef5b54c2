/** Keys of the sprites in flight, which zones hide until the sprites have landed. */

import { SvelteSet } from 'svelte/reactivity'

export const aloft = new SvelteSet<string>()
