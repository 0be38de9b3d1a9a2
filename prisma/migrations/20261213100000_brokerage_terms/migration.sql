-- Without any service that is left of the chosen ones, an allowance is for none.
ALTER TABLE "brokerages"
  ADD COLUMN "allows_all_services" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "limit_passed_at" TIMESTAMPTZ(3);

-- What the client was shown when booking.
ALTER TABLE "booking_coverages" ADD COLUMN "covered_cents" INTEGER NOT NULL;
ALTER TABLE "booking_coverages" ADD CONSTRAINT "booking_coverages_covered" CHECK ("covered_cents" >= 0);
