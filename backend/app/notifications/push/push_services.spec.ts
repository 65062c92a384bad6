import { test } from '@japa/runner'
import { isPushService } from '#app/notifications/push/push_services'

test.group('Addresses that devices name', () => {
  for (const address of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])
    test(`${new URL(address).hostname} is a push service`, ({ assert }) =>
      assert.isTrue(isPushService(address)))

  for (const address of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://anna@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://push.apple.com.evil.example/x',
    'https://evilpush.apple.com/x',
    'https://evil.example/?https://fcm.googleapis.com',
    'nonsense',
  ])
    test(`${address} is none`, ({ assert }) => assert.isFalse(isPushService(address)))
})
