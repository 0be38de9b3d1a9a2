ALTER TABLE "invoices" ADD CONSTRAINT "invoices_paid_has_time_and_method" CHECK (
  "status" NOT IN ('COMPLETED', 'REFUNDED') OR ("paid_at" IS NOT NULL AND "paid_method" IS NOT NULL)
);
