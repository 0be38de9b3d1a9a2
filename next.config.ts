import { readdirSync } from 'node:fs'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { readVersion } from './scripts/launch/read-version'

const migrations = readdirSync('prisma/migrations').filter((name) => /^\d/.test(name))

/** Builds and development read it. A server starts with what the build made of it; see scripts/deploy/server.ts. */
const config = (phase: string): NextConfig => ({
  // Collects what a deployment runs; see scripts/launch/standalone.ts.
  output: 'standalone',
  outputFileTracingRoot: process.cwd(),
  // The program that decodes HEIC pictures runs in a process of its own, so no import leads to it.
  outputFileTracingIncludes: {
    '/**': [
      'lib/platform/images/heic-to-tiff.mjs',
      'node_modules/libheif-js/{package.json,wasm-bundle.js}',
      'node_modules/libheif-js/libheif-wasm/libheif-bundle.js',
      // Fonts that documents read when a name needs them: see lib/platform/pdf/script-fonts.ts.
      'node_modules/@fontsource/noto-{emoji,sans-{arabic,hebrew,jp,kr,sc}}/{LICENSE,unicode.json}',
      'node_modules/@fontsource/noto-sans-{jp,kr,sc}/files/*-400-normal.woff',
      'node_modules/@fontsource/noto-sans-arabic/files/*-arabic-400-normal.woff',
      'node_modules/@fontsource/noto-sans-hebrew/files/*-hebrew-400-normal.woff',
      'node_modules/@fontsource/noto-emoji/files/*-emoji-400-normal.woff',
    ],
  },
  poweredByHeader: false,
  // Pages that the calendar replaced.
  redirects: async () =>
    ['/calendars', '/settings/availability'].map((source) => ({
      source,
      destination: '/calendar?view=hours',
      permanent: false,
    })),
  reactStrictMode: true,
  // Inlined into the build, so that it knows which migrations it needs and what it is.
  env: { NORTHLIGHT_MIGRATIONS: migrations.sort().join(), ...readVersion() },
  // `npm test` builds into its own folder while another build is being served.
  distDir: process.env.NORTHLIGHT_BUILD_FOLDER || '.next',
  // These URLs contain a secret that must not be logged.
  logging: { incomingRequests: { ignore: [/\/api\/calendar\/feed\//, /\/api\/mail\//, /\/unsubscribe\//] } },
  // Native packages, and those that read their own files, aren't bundled.
  serverExternalPackages: [
    '@node-rs/argon2',
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-node',
    'graphile-worker',
    'pdfkit',
    'pg',
    'pino',
    'prom-client',
    'sharp',
  ],
  // A server loads each page when it is first requested: half of the start, and less memory.
  experimental: {
    preloadEntriesOnStart: false,
    // See scripts/launch/build.ts.
    turbopackFileSystemCacheForBuild: process.env.NORTHLIGHT_BUILD_CACHE !== '0',
    // Servers don't read them: 100 MB that would be written and copied for nothing.
    turbopackSourceMaps: phase !== PHASE_PRODUCTION_BUILD,
  },
  // `npm test` checks types separately, so the build doesn't.
  typescript: { ignoreBuildErrors: true },
})

export default config
