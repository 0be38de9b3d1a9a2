-- How many hours after a shoot the studio promises its photos.
ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_turnaround_hours" CHECK ("turnaround_hours" BETWEEN 1 AND 720);
