ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_charging" CHECK (
  "charge_after_days" BETWEEN 0 AND 365 AND cardinality("charge_retry_days") <= 6
);
