# syntax=docker/dockerfile:1

FROM node:24.21.0-bookworm-slim AS base
WORKDIR /portal

FROM base AS build
COPY package.json package-lock.json ./
# No package needs its install script, and Prisma's would download an engine that isn't used.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Shown on the System page.
ARG NORTHLIGHT_COMMIT
RUN npm run build

FROM base AS portal
# The flags keep memory low after many photos; see docs/operations.md.
ENV NODE_ENV=production \
    NODE_OPTIONS=--max-semi-space-size=4 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    HOST=0.0.0.0 \
    HOSTNAME=0.0.0.0 \
    PORT=3000
COPY --from=build /portal/.next/standalone ./
# The server may write only here and to /tmp.
COPY --from=build --chown=node:node /portal/.next/standalone/.next/cache .next/cache
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "server.js"]
