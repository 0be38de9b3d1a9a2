ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_subject" CHECK (
  ("kind" = 'ADJUSTMENT') = ("adjustment_id" IS NOT NULL) AND ("kind" = 'ADJUSTMENT') = ("booking_id" IS NULL)
);
