ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_added" CHECK (
  "added_at" IS NOT NULL AND "discount_cents" = 0 AND "added_tax_cents" >= 0
  OR "added_at" IS NULL AND "service_id" IS NOT NULL AND "added_tax_cents" = 0
);
