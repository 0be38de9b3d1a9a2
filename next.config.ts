import { readdirSync } from 'node:fs'
import type { NextConfig } from 'next'

const migrations = readdirSync('prisma/migrations').filter((name) => /^\d/.test(name))

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Inlined into the build, so that it knows which migration it needs.
  env: { NORTHLIGHT_LAST_MIGRATION: migrations.sort().at(-1) },
  // `npm test` builds into its own folder while another build is being served.
  distDir: process.env.NORTHLIGHT_BUILD_FOLDER || '.next',
  // These URLs contain a secret that must not be logged.
  logging: { incomingRequests: { ignore: [/\/api\/calendar\/feed\//, /\/unsubscribe\//] } },
  // Native packages, and those that read their own files, aren't bundled.
  serverExternalPackages: [
    '@node-rs/argon2',
    'graphile-worker',
    'pdfkit',
    'pg',
    'pino',
    'prom-client',
    'sharp',
  ],
  // `npm test` checks types separately, so the build doesn't.
  typescript: { ignoreBuildErrors: true },
}

export default config
