-- Each payer of a shared bill gets an invoice of their own. All but the booking's client's point to that main one.
ALTER TABLE "invoices" ADD COLUMN "share_of_id" UUID,
  ADD COLUMN "bill_cents" INTEGER,
  ADD COLUMN "payer_name" TEXT,
  ADD COLUMN "payer_email" CITEXT;
CREATE UNIQUE INDEX "invoices_id_booking_id_key" ON "invoices"("id", "booking_id");
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_share_of_id_booking_id_fkey"
  FOREIGN KEY ("share_of_id", "booking_id") REFERENCES "invoices"("id", "booking_id") ON DELETE NO ACTION ON UPDATE NO ACTION;
CREATE INDEX "invoices_share_of_id_idx" ON "invoices"("share_of_id");

-- A share is for nothing else, and is never free. Its deposit is deducted from the main invoice.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_share" CHECK (
  "share_of_id" IS NULL OR (
    "share_of_id" <> "id" AND "delivery_id" IS NULL AND "transfer_id" IS NULL AND "deposit_cents" = 0
    AND "amount_cents" > 0 AND "bill_cents" IS NOT NULL
  )
);
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_bill" CHECK ("bill_cents" > 0);
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payer" CHECK (
  CASE
    WHEN "payer_name" IS NULL THEN "payer_email" IS NULL
    ELSE coalesce("share_of_id" IS NOT NULL AND length("payer_name") > 0 AND length("payer_email"::text) > 0, false)
  END
);

-- Shares have no shares.
CREATE FUNCTION "refuse_share_of_share"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "invoices" WHERE "id" = NEW."share_of_id" AND "share_of_id" IS NOT NULL)
    OR EXISTS (SELECT FROM "invoices" WHERE "share_of_id" = NEW."id")
  THEN
    RAISE EXCEPTION 'a share has no shares' USING ERRCODE = '23514', CONSTRAINT = 'invoices_share_of_main';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "invoices_share_of_main" BEFORE INSERT OR UPDATE OF "share_of_id" ON "invoices"
  FOR EACH ROW WHEN (NEW."share_of_id" IS NOT NULL) EXECUTE FUNCTION "refuse_share_of_share"();

-- A main invoice of 0 is paid by the others.
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_complimentary";
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_complimentary" CHECK (
  ("amount_cents" = 0) = ("paid_method" IS NOT NULL AND "paid_method" IN ('NO_CHARGE', 'DEPOSIT', 'SHARES'))
  AND ("amount_cents" > 0 OR "status" = 'COMPLETED')
  AND ("paid_method" IS DISTINCT FROM 'DEPOSIT' OR "deposit_cents" < 0)
  AND ("paid_method" IS DISTINCT FROM 'SHARES' OR "bill_cents" IS NOT NULL)
);
