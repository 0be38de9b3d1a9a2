ALTER TABLE "invoices" ADD CONSTRAINT "invoices_purchase" CHECK (
  "purchase_id" IS NULL OR num_nonnulls("delivery_id", "transfer_id", "share_of_id") = 0
);
