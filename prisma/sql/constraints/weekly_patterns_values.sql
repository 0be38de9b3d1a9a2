ALTER TABLE "weekly_patterns" ADD CONSTRAINT "weekly_patterns_values" CHECK (
  "weekdays" IS NOT NULL AND cardinality("weekdays") BETWEEN 1 AND 7 AND "weekdays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7]
  AND "end_time" > "start_time" AND "slot_minutes" BETWEEN 15 AND 720 AND "until_date" >= "from_date"
);
