ALTER TABLE "services" ADD CONSTRAINT "services_turnaround" CHECK ("turnaround_hours" BETWEEN 1 AND 2000);
