-- How drives between two shoots are estimated: how much longer roads are than the straight line, and how fast they are.
ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_road" CHECK (
  "road_factor_percent" BETWEEN 100 AND 300 AND "average_mph" BETWEEN 5 AND 80
);
