-- Add-ons that are added to every order on certain weekdays, such as a weekend surcharge. They take no time, because the time is
-- chosen before they are added.
ALTER TABLE "services" ADD CONSTRAINT "services_automatic_days" CHECK (
  "automatic_days" IS NOT NULL AND "automatic_days" <@ ARRAY[1, 2, 3, 4, 5, 6, 7]
  AND (
    cardinality("automatic_days") = 0
    OR ("kind" = 'ADD_ON' AND "price_basis"::text = 'FIXED' AND "duration_minutes" = 0)
  )
);
