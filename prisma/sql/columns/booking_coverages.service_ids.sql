ALTER TABLE "booking_coverages" ALTER COLUMN "service_ids" SET NOT NULL;
