ALTER TABLE "plan_pins" ADD CONSTRAINT "plan_pins_values" CHECK (
  "x" BETWEEN 0 AND 1 AND "y" BETWEEN 0 AND 1 AND "direction" BETWEEN 0 AND 359 AND "plan_id" <> "photo_id"
);
