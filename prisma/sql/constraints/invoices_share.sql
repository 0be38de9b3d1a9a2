-- A share is for nothing else, and is never free. Its deposit is deducted from the main invoice.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_share" CHECK (
  "share_of_id" IS NULL OR (
    "share_of_id" <> "id" AND "delivery_id" IS NULL AND "transfer_id" IS NULL AND "deposit_cents" = 0
    AND "amount_cents" > 0 AND "bill_cents" IS NOT NULL
  )
);
