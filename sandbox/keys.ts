/**
 * The keys the portal uses to talk to the sandbox. They're fixed and public because they only grant access to a
 * loopback process on the developer's own machine.
 */
export const sandboxKeys = {
  stripe: {
    secretKey: 'sk_test_northlight_sandbox',
    publishableKey: 'pk_test_northlight_sandbox',
    webhookSecret: 'whsec_northlight_sandbox_0123456789abcdef',
  },
  resend: { apiKey: 're_northlight_sandbox' },
  uploadthing: { apiKey: 'sk_live_northlight_sandbox', appId: 'northlight', region: 'local' },
  pusher: { appId: '1', key: 'northlight-sandbox', secret: 'northlight-sandbox-secret', cluster: 'local' },
} as const

export type Service = keyof typeof sandboxKeys

/** For each service, the variable that selects the real service when it's set. */
export const realKeyOf: Record<Service, string> = {
  stripe: 'STRIPE_SECRET_KEY',
  resend: 'RESEND_API_KEY',
  uploadthing: 'UPLOADTHING_TOKEN',
  pusher: 'PUSHER_SECRET',
}

/** Returns the environment variables that point the portal's SDK for one service at the sandbox. */
export function sandboxEnvironment(
  service: Service,
  sandboxUrl: string,
  appUrl: string,
): Record<string, string> {
  const host = new URL(sandboxUrl).host
  const { stripe, resend, uploadthing, pusher } = sandboxKeys
  const variables: Record<Service, Record<string, string>> = {
    stripe: {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: sandboxUrl,
      STRIPE_JS_URL: sandboxUrl,
    },
    resend: { RESEND_API_KEY: resend.apiKey, RESEND_BASE_URL: `${sandboxUrl}/resend` },
    uploadthing: {
      UPLOADTHING_TOKEN: Buffer.from(
        JSON.stringify({
          apiKey: uploadthing.apiKey,
          appId: uploadthing.appId,
          regions: [uploadthing.region],
        }),
      ).toString('base64'),
      UPLOADTHING_INGEST_URL: `${sandboxUrl}/uploadthing/ingest`,
      UPLOADTHING_API_URL: `${sandboxUrl}/uploadthing/api`,
      UPLOADTHING_UFS_HOST: host,
      UPLOADTHING_UFS_APP_ID_LOCATION: 'path',
      UPLOADTHING_CALLBACK_URL: `${appUrl}/api/uploadthing`,
      UPLOADTHING_IS_DEV: 'false',
    },
    pusher: {
      PUSHER_APP_ID: pusher.appId,
      PUSHER_KEY: pusher.key,
      PUSHER_SECRET: pusher.secret,
      PUSHER_CLUSTER: pusher.cluster,
      PUSHER_URL: sandboxUrl,
    },
  }
  return variables[service]
}
