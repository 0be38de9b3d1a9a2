/** On the page where push notifications are turned on. */
export const pushTexts = {
  title: 'Push notifications',
  lead: "Get notifications on this device while the portal isn't open. They show only a title; details stay in the portal.",
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off for this device',
  devices: 'Devices with push notifications',
  current: 'This device',
  off: 'Push notifications are off',
  failed: "Push notifications couldn't be changed. Please try again.",
  unusable: "This browser's push service can't be used.",
  blocked:
    "This browser blocks notifications from the portal. Allow them in the browser's settings for this site, then reload the page.",
  'home-screen':
    'On an iPhone or iPad, add the portal to your Home Screen first: open the share menu and choose Add to Home Screen. Then turn push notifications on there.',
  unsupported: "This browser can't show push notifications.",
}
