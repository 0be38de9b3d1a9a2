ALTER TABLE "booking_coverages" ADD CONSTRAINT "booking_coverages_part" CHECK ("basis_points" BETWEEN 1 AND 10000 AND "cap_cents" > 0);
