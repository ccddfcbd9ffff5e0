// A night sky: star field, Milky Way, a little airglow. The shot defines PITCH (radians), ZOOM, BAND (tilt, shift).
float stars(vec2 p, float scale, float keep, float size) {
  vec2 g = p * scale;
  ivec3 c = ivec3(ivec2(floor(g)), int(scale));
  if (hash(c) < keep) return 0.;
  vec2 at = .2 + .6 * vec2(hash(c + ivec3(0, 0, 1)), hash(c + ivec3(0, 0, 2)));
  float d = length(fract(g) - at) / scale * R.y / ZOOM;
  return exp(-d * d / (size * size)) * (.25 + 1.6 * pow(hash(c + ivec3(0, 0, 3)), 5.));
}
vec3 shade(vec2 fc) {
  vec2 uv = (fc - .5 * R) / R.y * ZOOM;
  vec3 d = normalize(vec3(uv.x, 1., uv.y));
  d.yz = turn(-PITCH) * d.yz;
  float up = max(d.z, 0.);
  vec3 col = mix(vec3(.10, .19, .28), vec3(.045, .095, .18), smoothstep(0., .22, up));
  col = mix(col, vec3(.014, .028, .075), smoothstep(.12, .8, up));
  vec2 p = d.xz / max(d.y, .2);
  vec2 q = turn(BAND.x) * p - vec2(BAND.y, 0.);
  q.x += (fbm(q * 1.6 + 3., 4) - .5) * .26;
  float cloud = exp(-q.x * q.x / .055);
  float bright = cloud * (.35 + 1.1 * pow(fbm(q * vec2(3.4, 1.9) + 9., 6), 1.5));
  float lane = smoothstep(.46, .66, fbm(q * vec2(4.6, 2.1) + 31., 7)) * exp(-q.x * q.x / .020);
  float high = smoothstep(.01, .20, up);
  col += vec3(.50, .52, .66) * bright * (1. - .85 * lane) * high * .62;
  col += vec3(.30, .16, .20) * pow(cloud, 3.) * (1. - lane) * high * fbm(q * 2.4 + 50., 4) * .5;
  float s = stars(p, 26., .80, 1.6) * 1.1 + stars(p, 60., .72, 1.1) * .9 + stars(p, 130., .78 - .35 * cloud, .85) * .75;
  s += stars(p, 240., .86 - .45 * cloud, .75) * .5;
  float tint = noise2(p * 40.);
  return col + s * mix(vec3(.78, .88, 1.), vec3(1., .92, .80), tint) * smoothstep(.0, .16, up);
}
void main() { outColor = vec4(finish(shade(gl_FragCoord.xy + J - .5), gl_FragCoord.xy, .25, .1), 1); }
