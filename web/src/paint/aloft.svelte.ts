/** Keys of the sprites in flight. Zones hide them until they have landed. */

import { SvelteSet } from 'svelte/reactivity'

export const aloft = new SvelteSet<string>()
