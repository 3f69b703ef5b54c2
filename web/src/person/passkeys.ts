/** Browser side of passkeys. Browsers can convert the server's JSON, so no library is needed. */

import { addPasskey, enterWithPasskey, passkeyEntryOptions, passkeyOptions } from '../api/api'
import type { Identity, Me } from '../api/forms'

/** Returns whether this browser supports passkeys. */
export const passkeysSupported = (): boolean =>
  isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'

/** Returns the browser's response to a passkey request, or null if the person cancels. */
async function asked(asking: Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    const credential = (await asking) as PublicKeyCredential | null
    return credential && (credential.toJSON() as Record<string, unknown>)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

export async function makePasskey(): Promise<Identity | null> {
  const options = (await passkeyOptions()).options as unknown as PublicKeyCredentialCreationOptionsJSON
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await asked(navigator.credentials.create({ publicKey }))
  return credential && addPasskey(credential)
}

export async function usePasskey(merge: boolean): Promise<Me | null> {
  const options = (await passkeyEntryOptions()).options as unknown as PublicKeyCredentialRequestOptionsJSON
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await asked(navigator.credentials.get({ publicKey }))
  return credential && enterWithPasskey(credential, merge)
}
