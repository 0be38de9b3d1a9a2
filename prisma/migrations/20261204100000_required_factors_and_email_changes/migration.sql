-- When the studio's team needs a second factor.
CREATE TABLE "factor_settings" (
  "id" INTEGER NOT NULL DEFAULT 1,
  "required_from" TIMESTAMPTZ(3),
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "factor_settings_single_row" CHECK ("id" = 1),
  CONSTRAINT "factor_settings_pkey" PRIMARY KEY ("id")
);
INSERT INTO "factor_settings" ("id") VALUES (1);

-- New email addresses of accounts, and the way back. The studio's owner stays its owner at another address.
ALTER TABLE "users" ADD COLUMN "owner_email" CITEXT;
CREATE UNIQUE INDEX "users_owner_email_key" ON "users"("owner_email");

CREATE TABLE "email_changes" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "old_email" CITEXT NOT NULL,
  "new_email" CITEXT NOT NULL,
  "confirm_hash" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  "undo_until" TIMESTAMPTZ(3),
  "undo_hash" TEXT,
  "undone_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "email_changes_addresses" CHECK ("old_email" <> "new_email"),
  CONSTRAINT "email_changes_undo" CHECK (
    ("confirmed_at" IS NULL) = ("undo_until" IS NULL)
    AND ("confirmed_at" IS NULL) = ("undo_hash" IS NULL)
    AND ("undone_at" IS NULL OR "confirmed_at" IS NOT NULL)
  ),
  CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "email_changes_confirm_hash_key" ON "email_changes"("confirm_hash");
CREATE UNIQUE INDEX "email_changes_undo_hash_key" ON "email_changes"("undo_hash");
CREATE UNIQUE INDEX "email_changes_one_pending" ON "email_changes"("user_id") WHERE "confirmed_at" IS NULL;
CREATE INDEX "email_changes_user_id_created_at_idx" ON "email_changes"("user_id", "created_at");
CREATE INDEX "email_changes_old_email_idx" ON "email_changes"("old_email");
CREATE INDEX "email_changes_created_at_idx" ON "email_changes"("created_at");
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
