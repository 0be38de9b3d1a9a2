ALTER TABLE "booking_coverages" ADD CONSTRAINT "booking_coverages_covered" CHECK ("covered_cents" >= 0);
