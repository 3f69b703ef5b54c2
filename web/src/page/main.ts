/** Entry point of the static page, which needs no server. */

import { mount } from 'svelte'
import { use } from '../api/backend'
import { open } from '../open'
import { pageBackend } from './backend'
import PageStatus from './PageStatus.svelte'
import { site } from './site'

use(pageBackend(site()))
open()
mount(PageStatus, { target: document.body })
