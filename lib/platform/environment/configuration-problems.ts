/** What a variable that is missing should be set to, for whoever installs the portal. */
const hints: Record<string, string> = {
  APP_URL: "Set it to the portal's address, such as https://photos.example.com.",
  DATABASE_URL:
    "Set it to your Postgres database's address, such as postgresql://northlight:password@127.0.0.1:5432/northlight.",
  AUTH_SECRET: 'Set it to a secret of at least 32 characters, such as openssl rand -base64 33 prints.',
  STRIPE_SECRET_KEY: "Copy it from Stripe's dashboard: Developers, API keys.",
  STRIPE_PUBLISHABLE_KEY: "Copy it from Stripe's dashboard: Developers, API keys.",
  STRIPE_WEBHOOK_SECRET: "Copy it from Stripe's dashboard: Developers, Webhooks.",
  RESEND_API_KEY: "Copy it from Resend's dashboard: API keys.",
  RESEND_WEBHOOK_SECRET: "INBOUND_MAIL_DOMAIN needs it. Copy it from Resend's dashboard: Webhooks.",
  UPLOADTHING_TOKEN: "Copy it from UploadThing's dashboard: API keys.",
  PUSHER_APP_ID: "Copy it from Pusher's dashboard: App keys.",
  PUSHER_KEY: "Copy it from Pusher's dashboard: App keys.",
  PUSHER_SECRET: "Copy it from Pusher's dashboard: App keys.",
  PUSHER_CLUSTER: "Copy it from Pusher's dashboard: App keys.",
  MAIL_FROM: 'Set it to the sender of emails, such as Harbor Studio <hello@photos.example.com>.',
  STUDIO_NAME: "Set it to the studio's name, such as Harbor Studio.",
  STUDIO_SUPPORT_EMAIL: 'Set it to the address that clients write to, such as hello@photos.example.com.',
  STUDIO_TIME_ZONE: "Set it to the studio's time zone, such as America/New_York.",
}

export const missingVariable = (name: string) => `${name} is missing. ${hints[name] ?? 'Set it.'}`

/** @param message a predicate, such as "must be a phone number", or zod's own sentence */
export function wrongVariable(name: string, message: string): string {
  return /^[a-z]/.test(message) ? `${name} ${message}.` : `${name} isn't valid. ${message}.`
}
