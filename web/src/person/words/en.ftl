me-page = Your identity on this server
me-page-about = You need no account and no password: this browser identifies you. You can add more devices here.
me-none = This browser has no name and no games yet. Choose a name in the lobby, or use a key or device link below.

## Devices

devices = Devices
device-here = this device
device-unknown = Unknown browser
device-seen = last seen { $ago }
device-out = Sign out
device-out-named = Sign out { $name }
device-out-here-text = Without a key, a passkey or another device, you cannot get your seats back.
devices-out-others = Sign out all others
devices-out-done = Signed out.
link-make = Link another device
link-about = Open this link on the other device within ten minutes. It can be used only once.
link-label = Device link
link-ready = The device link is ready.

## The key

key = Your key
key-about = With your key, you can sign in on any device, even if you lose this browser. Anyone who has the key can play your seats.
key-make = Create a key
key-renew = Create a new key
key-made = Created { $ago }. The server stores only a hash, so it cannot show the key again.
key-revoke = Revoke key
key-revoke-text = The key will stop working. Your devices stay signed in.
key-renew-text = The old key will stop working.
key-shown = Write this key down now. You will not see it again.
key-label = Key

## Signing in as an existing person

enter = I have played on another device
enter-about = Enter the key that you created on your other device.
enter-do = Use key
enter-done = You are now signed in as { $name }.
enter-done-nobody = You are now signed in.
merge-title = Add your games to your other identity?
merge-text = { $tables ->
    [one] This browser already has a game.
   *[other] This browser already has { $tables } games.
} If you combine the two identities, both browsers share all games. This cannot be undone. Continue only if both identities are yours.
merge-do = Combine
device-page = Use this browser
device-page-about = This link signs you in here as the person who created it.
device-page-warn = Continue only if you created the link yourself. Otherwise, the person who created it could play your seats.
device-page-do = Yes, I created this link

## Passkeys

passkeys = Passkeys
passkeys-about = A passkey is stored on your device or in your password manager, and unlocked with your fingerprint, face or PIN.
passkeys-not = Passkeys need https and a server that supports them.
passkey-make = Create a passkey
passkey-use = Use a passkey
passkey-delete = Delete passkey
passkey-made = created { $ago }
passkey-stored = The passkey is stored.
passkey-cancelled = No passkey was used.

## Data

data = Your data
data-about = Download everything this server stores about you, or delete it for good.
data-export = Export as JSON

## Notifications

notices = Notifications
notices-about = You get a notification two seconds after something happens, unless you are looking at the table. You get no further notifications for that table until you open it.
notices-which = Notify me of
notice-kind = { $kind ->
    [begun] Game started
    [time] Time running out
    [over] Game over
   *[turn] My turn
}
push = On this device
push-on = Send push notifications to this browser
push-about = { $state ->
    [none] This server cannot send push notifications. Use a webhook below.
    [insecure] Push needs https. Use a webhook below.
    [unsupported] This browser does not support push. On an iPhone or iPad, add Kontor to the home screen first.
    [denied] Your browser blocks notifications from this site. Allow them in the browser settings.
   *[possible] Notifications arrive even when Kontor is closed.
}
push-test = Send a test
push-failed = This browser could not subscribe. The browser’s push service may be unreachable. Try again later.
hooks = Webhooks
hooks-about = Kontor sends messages to an address you choose: a Discord or Slack channel, or any service that accepts plain text, such as ntfy.
hook-kind = Receiver
hook-kind-name = { $kind ->
    [discord] Discord
    [slack] Slack
   *[plain] Plain text
}
hook-url = Webhook address
hook-for = Notify of
hook-for-me = my turns at all tables
hook-for-table = everyone’s turns: { $table }
hook-add = Add webhook
hook-test = Test
hook-test-named = Test { $name }
hook-delete-named = Delete { $name }
hook-arrived = The test arrived.
hook-error = { $off ->
    [yes] Turned off after three failures.
   *[no] The last message failed.
} { $reason ->
    [address] The address is not on the public internet.
    [timeout] The receiver took longer than 6 seconds.
    [unreachable] The receiver could not be reached.
    [tls] The receiver’s certificate is not valid.
   *[status] The receiver answered with status { $status }.
}

## Profile

profile = Your profile
profile-public = Public profile
profile-public-about = { $public ->
    [yes] Anyone with the link can see your name, games and ratings. Your name at tables links to this profile.
   *[no] Only you can see this. A public profile shows your name, games and ratings to everyone.
}
profile-link = Link to your profile
profile-open = View as others see it
profile-games = Games
profile-empty = No finished games with other people yet.
profile-count =
    { $played ->
        [one] 1 game
       *[other] { $played } games
    }, { $won ->
        [one] 1 win
       *[other] { $won } wins
    }
profile-rating =
    Rating { $rating } ({ $games ->
        [one] 1 rated game
       *[other] { $games } rated games
    })
profile-rating-about = Everyone starts at 1500 ± 400. The number after ± shrinks with every rated game.
profile-recent = Recent games
profile-players = { $players } players
profile-won = won
