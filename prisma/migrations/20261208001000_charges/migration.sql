-- How the studio is paid after a delivery, what clients agreed to, and the charges that follow from it.
ALTER TABLE "studio_settings" ADD COLUMN "charge_after_days" INTEGER,
  ADD COLUMN "charge_retry_days" INTEGER[] DEFAULT ARRAY[1, 3, 7]::INTEGER[];
ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_charging" CHECK (
  "charge_after_days" BETWEEN 0 AND 365 AND cardinality("charge_retry_days") <= 6
);

CREATE TABLE "payment_agreements" (
  "booking_id" UUID NOT NULL,
  "text" TEXT NOT NULL,
  "brand" TEXT,
  "last4" CHAR(4),
  "charge_after_days" INTEGER,
  "retry_days" INTEGER[],
  "agreed_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "payment_agreements_pkey" PRIMARY KEY ("booking_id"),
  CONSTRAINT "payment_agreements_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);

-- Only the card is ever removed, with its client's account.
CREATE FUNCTION "keep_agreement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a client agreed to never changes' USING ERRCODE = '23514', CONSTRAINT = 'payment_agreements_never_change';
END $$;
CREATE TRIGGER "payment_agreements_never_change"
  BEFORE UPDATE OF "text", "charge_after_days", "retry_days", "agreed_at" ON "payment_agreements"
  FOR EACH ROW EXECUTE FUNCTION "keep_agreement"();

CREATE TABLE "scheduled_charges" (
  "invoice_id" UUID NOT NULL,
  "first_at" TIMESTAMPTZ(3) NOT NULL,
  "retry_days" INTEGER[],
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "next_at" TIMESTAMPTZ(3),
  "awaits_confirmation" BOOLEAN NOT NULL DEFAULT false,
  "stopped_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "scheduled_charges_pkey" PRIMARY KEY ("invoice_id"),
  CONSTRAINT "scheduled_charges_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "scheduled_charges_ended" CHECK (
    "attempts" >= 0 AND ("next_at" IS NULL OR ("stopped_at" IS NULL AND NOT "awaits_confirmation"))
  )
);
CREATE INDEX "scheduled_charges_next_at_idx" ON "scheduled_charges"("next_at");
