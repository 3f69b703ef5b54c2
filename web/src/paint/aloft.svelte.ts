/** The keys of sprites that are on their way: zones leave them out until they have landed. */

import { SvelteSet } from 'svelte/reactivity'

export const aloft = new SvelteSet<string>()
