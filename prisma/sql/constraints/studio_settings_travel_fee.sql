-- What clients pay for a photographer's drive beyond a free distance, and where each photographer starts from.
ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_travel_fee" CHECK (
  "travel_free_miles" BETWEEN 0 AND 500 AND "travel_step_miles" BETWEEN 1 AND 100 AND "travel_step_cents" >= 0
);
