/** Entry point of the client that uses a server. */

import { open } from './open'

open()
