-- Every signed-in browser is a row. Sessions from before have none, so people sign in once more.
CREATE TABLE "sessions" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "secret_hash" TEXT NOT NULL,
  "session_version" INTEGER NOT NULL,
  "browser" TEXT,
  "device" TEXT,
  "network" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "sessions_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "sessions_secret_hash" CHECK ("secret_hash" ~ '^[0-9a-f]{64}$'),
  CONSTRAINT "sessions_network" CHECK ("network" LIKE '%/%')
);
CREATE UNIQUE INDEX "sessions_secret_hash_key" ON "sessions"("secret_hash");
CREATE INDEX "sessions_user_id_last_used_at_idx" ON "sessions"("user_id", "last_used_at" DESC);
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- Whoever verified their address has signed in before, so that their next unknown device is announced.
ALTER TABLE "users" ADD COLUMN "first_signed_in_at" TIMESTAMPTZ(3);
UPDATE "users" SET "first_signed_in_at" = "email_verified_at";
