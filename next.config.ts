import { readdirSync } from 'node:fs'
import type { NextConfig } from 'next'

const migrations = readdirSync('prisma/migrations').filter((name) => /^\d/.test(name))

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Written into the build, so that it knows which database it needs.
  env: { NORTHLIGHT_LAST_MIGRATION: migrations.sort().at(-1) },
  // npm test builds into a folder of its own while another build is being served.
  distDir: process.env.NORTHLIGHT_BUILD_FOLDER || '.next',
  // These addresses hold a secret, which a log would keep.
  logging: { incomingRequests: { ignore: [/\/api\/calendar\/feed\//, /\/unsubscribe\//] } },
  // Native packages, and those that read files beside their own, stay as they are in node_modules.
  serverExternalPackages: ['@node-rs/argon2', 'graphile-worker', 'pdfkit', 'pg', 'pino', 'sharp'],
  // Types and lint are stages of their own in `npm test`; a build does not repeat them.
  typescript: { ignoreBuildErrors: true },
}

export default config
