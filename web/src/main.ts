/** Entry of the client of a server. */

import { open } from './open'

open()
