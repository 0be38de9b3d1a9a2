ALTER TABLE "price_bands" ADD CONSTRAINT "price_bands_values" CHECK (
  "up_to" BETWEEN 1 AND 1000000 AND "price_cents" BETWEEN 0 AND 99999999 AND "duration_minutes" BETWEEN 0 AND 1440
  AND "photos_included" BETWEEN 1 AND 10000 AND "turnaround_hours" BETWEEN 1 AND 2000
);
