ALTER TABLE "invoices" ADD CONSTRAINT "invoices_terms" CHECK (
  "brokerage_id" IS NOT NULL OR NOT ("is_on_terms" OR "is_collected")
);
