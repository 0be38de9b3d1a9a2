ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_band" CHECK (
  length("band") BETWEEN 1 AND 100 AND "photos_included" BETWEEN 1 AND 10000 AND "turnaround_hours" BETWEEN 1 AND 2000
);
