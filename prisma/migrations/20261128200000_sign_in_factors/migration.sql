-- Second factors of accounts: authenticator apps, recovery codes, and passkeys. A session records when its person proved who they are.
CREATE TYPE "PasskeyPurpose" AS ENUM ('REGISTER', 'SIGN_IN', 'CONFIRM');
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3);

CREATE TABLE "authenticators" (
  "user_id" UUID NOT NULL,
  "sealed_secret" TEXT NOT NULL,
  "last_step" INTEGER,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "confirmed_at" TIMESTAMPTZ(3),
  "last_used_at" TIMESTAMPTZ(3),

  CONSTRAINT "authenticators_step" CHECK ("confirmed_at" IS NULL OR "last_step" IS NOT NULL),
  CONSTRAINT "authenticators_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "recovery_codes" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "code_hash" TEXT NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "recovery_codes_code_hash" CHECK ("code_hash" ~ '^[0-9a-f]{64}$'),
  CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "passkeys" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "credential_id" TEXT NOT NULL,
  "public_key" BYTEA NOT NULL,
  "counter" BIGINT NOT NULL,
  "transports" TEXT[],
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_used_at" TIMESTAMPTZ(3),

  CONSTRAINT "passkeys_counter" CHECK ("counter" >= 0),
  CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "passkey_challenges" (
  "id" UUID NOT NULL,
  "secret_hash" TEXT NOT NULL,
  "purpose" "PasskeyPurpose" NOT NULL,
  "challenge" TEXT NOT NULL,
  "user_id" UUID,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "remembered_devices" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "secret_hash" TEXT NOT NULL,
  "browser" TEXT,
  "device" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "remembered_devices_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "recovery_codes_code_hash_key" ON "recovery_codes"("code_hash");
CREATE INDEX "recovery_codes_user_id_idx" ON "recovery_codes"("user_id");
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_user_id_created_at_idx" ON "passkeys"("user_id", "created_at");
CREATE UNIQUE INDEX "passkey_challenges_secret_hash_key" ON "passkey_challenges"("secret_hash");
CREATE INDEX "passkey_challenges_user_id_idx" ON "passkey_challenges"("user_id");
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges"("expires_at");
CREATE UNIQUE INDEX "remembered_devices_secret_hash_key" ON "remembered_devices"("secret_hash");
CREATE INDEX "remembered_devices_user_id_idx" ON "remembered_devices"("user_id");
CREATE INDEX "remembered_devices_expires_at_idx" ON "remembered_devices"("expires_at");
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "remembered_devices" ADD CONSTRAINT "remembered_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
