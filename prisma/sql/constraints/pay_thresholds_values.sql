ALTER TABLE "pay_thresholds" ADD CONSTRAINT "pay_thresholds_values" CHECK ("year" BETWEEN 2000 AND 2100 AND "threshold_cents" BETWEEN 0 AND 99999999);
