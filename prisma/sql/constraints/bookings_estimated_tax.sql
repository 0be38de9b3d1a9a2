ALTER TABLE "bookings" ADD CONSTRAINT "bookings_estimated_tax" CHECK (
  "estimated_tax_cents" >= 0 AND (NOT "prices_include_tax" OR coalesce("estimated_tax_cents", -1) = 0)
);
