-- Photos are sold again to the agent who takes over the listing.
ALTER TABLE "license_settings" ADD COLUMN "transfer_percent" INTEGER NOT NULL DEFAULT 50;
ALTER TABLE "license_settings" ADD CONSTRAINT "license_settings_transfer_percent" CHECK ("transfer_percent" BETWEEN 0 AND 100);

CREATE TABLE "delivery_transfers" (
  "id" UUID NOT NULL,
  "delivery_id" UUID NOT NULL,
  "client_id" UUID,
  "recipient_name" TEXT,
  "recipient_email" CITEXT,
  "amount_cents" INTEGER NOT NULL,
  "kind" "LicenseKind" NOT NULL,
  "text" TEXT NOT NULL,
  "boards_text" TEXT,
  "created_by" UUID,
  "idempotency_key" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "delivery_transfers_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "delivery_transfers_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "delivery_transfers_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "delivery_transfers_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  -- It names a client or, while it lasts, an address that an account is awaited for.
  CONSTRAINT "delivery_transfers_recipient" CHECK (
    CASE
      WHEN "client_id" IS NOT NULL OR "ended_at" IS NOT NULL THEN "recipient_name" IS NULL AND "recipient_email" IS NULL
      ELSE coalesce(length("recipient_name") > 0 AND length("recipient_email"::text) > 0, false)
    END
  ),
  CONSTRAINT "delivery_transfers_values" CHECK (
    "amount_cents" >= 0 AND length("text") > 0 AND length("boards_text") > 0
  )
);
CREATE UNIQUE INDEX "delivery_transfers_created_by_idempotency_key_key" ON "delivery_transfers"("created_by", "idempotency_key");
CREATE UNIQUE INDEX "delivery_transfers_id_client_id_key" ON "delivery_transfers"("id", "client_id");
CREATE INDEX "delivery_transfers_delivery_id_idx" ON "delivery_transfers"("delivery_id");
CREATE INDEX "delivery_transfers_client_id_idx" ON "delivery_transfers"("client_id");
CREATE INDEX "delivery_transfers_recipient_email_idx" ON "delivery_transfers"("recipient_email");
-- Nobody buys the same photos twice at a time.
CREATE UNIQUE INDEX "delivery_transfers_one_per_client" ON "delivery_transfers"("delivery_id", "client_id") WHERE "ended_at" IS NULL;
CREATE UNIQUE INDEX "delivery_transfers_one_per_address" ON "delivery_transfers"("delivery_id", "recipient_email") WHERE "ended_at" IS NULL;
CREATE TRIGGER "delivery_transfers_client_not_deleted" BEFORE INSERT OR UPDATE OF "client_id" ON "delivery_transfers"
  FOR EACH ROW WHEN (NEW."client_id" IS NOT NULL) EXECUTE FUNCTION "refuse_deleted_client"();

ALTER TABLE "invoices" ADD COLUMN "transfer_id" UUID;
-- The invoice of a transfer bills its client, and is never one of the delivery's own.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_transfer_id_client_id_fkey"
  FOREIGN KEY ("transfer_id", "client_id") REFERENCES "delivery_transfers"("id", "client_id")
  ON DELETE SET NULL ("transfer_id") ON UPDATE NO ACTION;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_one_purpose" CHECK ("delivery_id" IS NULL OR "transfer_id" IS NULL);
CREATE INDEX "invoices_transfer_id_idx" ON "invoices"("transfer_id");
